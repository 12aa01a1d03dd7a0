import { describe, expect, it } from 'vitest';
import type { DeliveryType } from './deliveries.ts';
import { detectDeliveryType, getNamedType } from './delivery-type.ts';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the type of a delivery', () => {
  it('is detected from its first bytes', () => {
    const cases: readonly (readonly [string, DeliveryType | undefined])[] = [
      ['RIFF\x24\x00\x00\x00WAVEfmt ', 'audio/wav'],
      ['RF64\xff\xff\xff\xffWAVEds64', 'audio/wav'],
      ['FORM\x00\x00\x00\x24AIFFCOMM', 'audio/aiff'],
      ['fLaC\x00\x00\x00\x22', 'audio/flac'],
      ['PK\x03\x04\x14\x00', 'application/zip'],
      ['\x00\x00\x00\x20ftypisom', 'video/mp4'],
      ['ID3\x03\x00\x00\x00\x04\x00\x00APIC', 'audio/mpeg'],
      ['ID3\x03\x00\x00\x00\x00\x00\x02\x00\x00fLaC\x00\x00\x00\x22', 'audio/flac'],
      ['ID3\x03\x00\x00\x00\x04\x00\x00APIC', 'audio/flac'],
      ['%PDF-1.7\n', undefined],
      ['', undefined],
    ];
    expect(cases.filter(([head, type]) => detectDeliveryType(latin(head), type) !== type)).toEqual([]);
  });

  it('is also detected from its name', () => {
    expect(['Mix.WAV', 'cut.mp4', 'all.zip', 'script.pdf', 'wav'].map(getNamedType)).toEqual([
      'audio/wav',
      'video/mp4',
      'application/zip',
      undefined,
      undefined,
    ]);
  });
});
