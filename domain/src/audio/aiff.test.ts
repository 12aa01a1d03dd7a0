import { describe, expect, it } from 'vitest';
import { readAiff } from './aiff.ts';

const makeChunk = (code: string, content: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  return Buffer.concat([Buffer.from(code), size, content, Buffer.alloc(content.length % 2)]);
};

/** Hertz as an 80-bit number; 48,000 and 44,100. */
const RATES = { 48_000: '400ebb80000000000000', 44_100: '400eac44000000000000' } as const;

interface Sound {
  readonly bits: number;
  readonly channels: number;
  readonly samples: Buffer;
  readonly rate?: keyof typeof RATES;
  readonly compression?: string;
}

const makeAiff = ({ bits, channels, samples, rate = 48_000, compression }: Sound): ArrayBuffer => {
  const common = Buffer.alloc(8);
  common.writeUInt16BE(channels, 0);
  common.writeUInt32BE(samples.length / channels / Math.ceil(bits / 8), 2);
  common.writeUInt16BE(bits, 6);

  const packed = compression ? Buffer.from(`${compression}\0\0`) : Buffer.alloc(0);
  const body = Buffer.concat([
    Buffer.from(compression ? 'AIFC' : 'AIFF'),
    makeChunk('NAME', Buffer.from('odd')),
    makeChunk('COMM', Buffer.concat([common, Buffer.from(RATES[rate], 'hex'), packed])),
    makeChunk('SSND', Buffer.concat([Buffer.alloc(8), samples])),
  ]);
  const whole = makeChunk('FORM', body);

  return new Uint8Array(whole).buffer;
};

const floats = Buffer.alloc(8);
floats.writeFloatBE(0.5, 0);
floats.writeFloatBE(-1, 4);

describe('readAiff', () => {
  it.each<[string, Sound, readonly (readonly number[])[]]>([
    ['16 bits', { bits: 16, channels: 1, samples: Buffer.from('40008000', 'hex') }, [[0.5, -1]]],
    ['24 bits', { bits: 24, channels: 1, samples: Buffer.from('400000800000', 'hex') }, [[0.5, -1]]],
    ['32 bits', { bits: 32, channels: 1, samples: Buffer.from('4000000080000000', 'hex') }, [[0.5, -1]]],
    ['8 bits', { bits: 8, channels: 1, samples: Buffer.from('4080', 'hex') }, [[0.5, -1]]],
    ['two channels', { bits: 16, channels: 2, samples: Buffer.from('40008000', 'hex') }, [[0.5], [-1]]],
    [
      'sowt',
      { bits: 16, channels: 1, samples: Buffer.from('00400080', 'hex'), compression: 'sowt' },
      [[0.5, -1]],
    ],
    [
      '24 bits of sowt',
      { bits: 24, channels: 1, samples: Buffer.from('000040', 'hex'), compression: 'sowt' },
      [[0.5]],
    ],
    ['fl32', { bits: 32, channels: 1, samples: floats, compression: 'fl32' }, [[0.5, -1]]],
  ])('reads %s', (_, sound, channels) => {
    const read = readAiff(makeAiff(sound));
    expect(read?.channels.map((samples) => [...samples])).toEqual(channels);
    expect(read?.sampleRate).toBe(48_000);
  });

  it('reads the sample rate', () => {
    const read = readAiff(makeAiff({ bits: 16, channels: 1, samples: Buffer.alloc(4), rate: 44_100 }));
    expect(read?.sampleRate).toBe(44_100);
  });

  it('rejects packed, truncated and unrelated files', () => {
    const whole = makeAiff({ bits: 16, channels: 1, samples: Buffer.alloc(400) });
    const packed = makeAiff({ bits: 16, channels: 1, samples: Buffer.alloc(4), compression: 'ima4' });
    const unreadable = [
      packed,
      whole.slice(0, whole.byteLength - 100),
      whole.slice(0, 20),
      new ArrayBuffer(0),
    ];
    expect(unreadable.map(readAiff)).toEqual(unreadable.map(() => undefined));
  });
});
