import { generateKeyPairSync, randomBytes, webcrypto } from 'node:crypto';
import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate, Time } from 'pkijs';

const COMMON_NAME = '2.5.4.3';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const toPem = (der: ArrayBuffer): string =>
  [
    '-----BEGIN CERTIFICATE-----',
    ...(Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/gu) ?? []),
  ]
    .concat('-----END CERTIFICATE-----', '')
    .join('\n');

/** Creates a key with a self-signed certificate, as PEM, for local stacks and tests; valid for ten years. */
export const makeSealCertificate = async (name: string): Promise<string> => {
  const pem = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const { subtle } = webcrypto;
  const pkcs8 = Buffer.from(pem.privateKey.replace(/-----[^-]+-----|\s/gu, ''), 'base64');
  const privateKey = await subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
  const publicKey = await subtle.importKey('spki', pem.publicKey, algorithm, true, ['verify']);
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: new Uint8Array([1, ...randomBytes(15)]).buffer }),
    notBefore: new Time({ value: new Date(Date.now() - 60_000) }),
    notAfter: new Time({ value: new Date(Date.now() + 10 * YEAR_MS) }),
  });

  for (const item of [certificate.issuer, certificate.subject])
    item.typesAndValues.push(
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: name }) }),
    );

  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');

  return pem.privateKey + toPem(certificate.toSchema(true).toBER());
};
