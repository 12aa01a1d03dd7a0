import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentInfo, SignedData } from 'pkijs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Paper } from './paper.ts';
import { readSealCertificate, type SealCertificate } from './seal-certificate.ts';
import { makeSealCertificate } from './seal-certificate.samples.ts';
import { signPaper } from './sign-paper.ts';

const signedAt = new Date('2026-03-01T10:00:00Z');
const getPaper = (text: string): Promise<Buffer> =>
  new Paper('Report', { locale: 'en', author: 'Agency One', accent: '#3d5afe' })
    .heading('Report')
    .paragraph(text)
    .seal({ by: 'Voice Casting', reason: 'Signed by all three', at: signedAt })
    .finish((page, of) => `${page} of ${of}`);

let certificate: SealCertificate;
let sealed: Buffer;
beforeAll(async () => {
  certificate = await readSealCertificate(await makeSealCertificate('Tests (own)'));
  sealed = await signPaper(await getPaper('What was recorded.'), certificate);
});

const getParts = (bytes: Buffer) => {
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/u.exec(bytes.toString('latin1'))!;
  const [from, length, after, rest] = range.slice(1).map(Number) as [number, number, number, number];
  const content = Buffer.concat([bytes.subarray(from, from + length), bytes.subarray(after, after + rest)]);
  const der = Buffer.from(bytes.toString('latin1', length + 1, after - 1), 'hex');
  return { content, der, end: after + rest };
};

const isWhole = async (bytes: Buffer): Promise<boolean> => {
  try {
    const { content, der } = getParts(bytes);
    const signed = new SignedData({ schema: ContentInfo.fromBER(der).content });
    return await signed.verify({ signer: 0, data: new Uint8Array(content).buffer });
  } catch {
    return false;
  }
};

describe('a sealed paper', () => {
  it('is signed from its first byte to its last', async () => {
    expect(getParts(sealed).end).toBe(sealed.length);
    expect(await isWhole(sealed)).toBe(true);
  });

  it('is invalidated by any changed byte', async () => {
    const hole = sealed.indexOf('/Contents <');
    for (const place of [20, hole - 40, hole + 200, sealed.length - 8]) {
      const changed = Buffer.from(sealed);
      changed[place]! ^= 1;
      expect(await isWhole(changed)).toBe(false);
    }
  });

  it('signs the certificate’s name, and no time', () => {
    const signed = new SignedData({ schema: ContentInfo.fromBER(getParts(sealed).der).content });
    const attributes = signed.signerInfos[0]!.signedAttrs!.attributes;
    expect(attributes.map(({ type }) => type).sort()).toEqual([
      '1.2.840.113549.1.9.16.2.47',
      '1.2.840.113549.1.9.3',
      '1.2.840.113549.1.9.4',
    ]);

    const named = attributes.find(({ type }) => type.endsWith('.47'))!;
    const digest = createHash('sha256')
      .update(Buffer.from(certificate.own.toSchema(true).toBER()))
      .digest();
    expect(Buffer.from(named.toSchema().toBER()).includes(digest)).toBe(true);
  });

  it('remains archivable and accessible', () => {
    const text = sealed.toString('latin1');
    expect(text).toContain('/SubFilter /ETSI.CAdES.detached');
    expect(text).toContain('/SigFlags 3');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('pdfaid:conformance>A<');
    expect(text).not.toContain('/NeedAppearances');
  });

  it('rejects another paper’s signature', async () => {
    const secondPaper = await signPaper(await getPaper('Something else.'), certificate);
    const mixed = Buffer.from(secondPaper);
    const { der } = getParts(sealed);
    mixed.write(der.toString('hex'), mixed.indexOf('/Contents <') + 11, 'latin1');
    expect([await isWhole(secondPaper), await isWhole(mixed)]).toEqual([true, false]);
  });

  it('is valid in a PDF reader, and invalid after a change', (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'sealed-'));

    const inspect = (bytes: Buffer): string => {
      writeFileSync(join(folder, 'paper.pdf'), bytes);
      return execFileSync('pdfsig', ['-nocert', join(folder, 'paper.pdf')], { encoding: 'utf8' });
    };

    try {
      execFileSync('pdfsig', ['-v'], { stdio: 'ignore' });
    } catch {
      console.info('SKIPPED: no pdfsig on this machine to look at a sealed paper with');
      return context.skip();
    }

    try {
      expect(inspect(sealed)).toContain('Signature is Valid');
      expect(inspect(sealed)).toContain('Total document signed');
      const changed = Buffer.from(sealed);
      changed[sealed.indexOf('/Reason (') + 12]! ^= 1;
      expect(inspect(changed)).not.toContain('Signature is Valid');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a signing certificate', () => {
  it('is refused without its key, and a key without its certificate', async () => {
    const pem = await makeSealCertificate('Tests');
    await expect(readSealCertificate(pem.slice(pem.indexOf('-----BEGIN CERT')))).rejects.toThrow();
    await expect(readSealCertificate(pem.slice(0, pem.indexOf('-----BEGIN CERT')))).rejects.toThrow(
      'missing',
    );
  });
});
