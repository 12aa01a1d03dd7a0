import { createHash, createPrivateKey, webcrypto, type KeyObject } from 'node:crypto';
import { Certificate } from 'pkijs';

/** What papers are sealed with. */
export interface SealCertificate {
  readonly key: webcrypto.CryptoKey;
  /** Of the key. */
  readonly own: Certificate;
  /** Whoever vouches for it, the nearest first; may be empty. */
  readonly chain: readonly Certificate[];
}

const CERTIFICATES = /-----BEGIN CERTIFICATE-----(?<base64>[^-]+)-----END CERTIFICATE-----/gu;

const CURVES: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' };

/** How a kind of key signs; RSA and the two curves of NIST that every reader of PDFs knows. */
const algorithmOf = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) => {
  if (asymmetricKeyType === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const namedCurve = CURVES[asymmetricKeyDetails?.namedCurve ?? ''];
  if (namedCurve === undefined)
    throw new Error('The certificate for seals needs a key of RSA, P-256 or P-384');
  return { name: 'ECDSA', namedCurve };
};

/**
 * Key and certificates out of one text: the private key, its certificate and then those of whoever vouches for it, as PEM.
 * Throws where either is missing or they are no pair.
 */
export const readSealCertificate = async (pem: string): Promise<SealCertificate> => {
  const [own, ...chain] = [...pem.matchAll(CERTIFICATES)].map(({ groups }) =>
    Certificate.fromBER(Buffer.from(groups?.['base64'] ?? '', 'base64')),
  );
  if (!own) throw new Error('The certificate for seals is missing');
  const secret = createPrivateKey(pem);
  const algorithm = algorithmOf(secret);
  const pkcs8 = secret.export({ format: 'der', type: 'pkcs8' });
  const key = await webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
  return { key, own, chain };
};

/** SHA-256 of the certificate that papers are sealed by, as readers of PDFs show it: lower case, hexadecimal. */
export const fingerprintOf = ({ own }: Pick<SealCertificate, 'own'>): string =>
  createHash('sha256').update(Buffer.from(own.toSchema().toBER())).digest('hex');
