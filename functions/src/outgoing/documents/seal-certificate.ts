import { createHash, createPrivateKey, webcrypto, type KeyObject } from 'node:crypto';
import { Certificate } from 'pkijs';

export interface SealCertificate {
  readonly key: webcrypto.CryptoKey;
  readonly own: Certificate;
  /** Issuing certificates, nearest first; may be empty. */
  readonly chain: readonly Certificate[];
}

const CERTIFICATES = /-----BEGIN CERTIFICATE-----(?<base64>[^-]+)-----END CERTIFICATE-----/gu;

const CURVES: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' };

/** Returns a key's signature algorithm: RSA and the two NIST curves that all PDF readers support. */
const getAlgorithm = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) => {
  if (asymmetricKeyType === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const namedCurve = CURVES[asymmetricKeyDetails?.namedCurve ?? ''];
  if (namedCurve === undefined)
    throw new Error('The certificate for seals needs a key of RSA, P-256 or P-384');
  return { name: 'ECDSA', namedCurve };
};

/** Parses a private key, its certificate and the issuing chain from one PEM text. Throws when key or certificate is missing or they don't match. */
export const readSealCertificate = async (pem: string): Promise<SealCertificate> => {
  const [signer, ...chain] = [...pem.matchAll(CERTIFICATES)].map(({ groups }) =>
    Certificate.fromBER(Buffer.from(groups?.['base64'] ?? '', 'base64')),
  );
  if (!signer) throw new Error('The certificate for seals is missing');
  const secret = createPrivateKey(pem);
  const algorithm = getAlgorithm(secret);
  const pkcs8 = secret.export({ format: 'der', type: 'pkcs8' });
  const key = await webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
  return { key, own: signer, chain };
};

/** Returns the SHA-256 of the sealing certificate, as PDF readers show it: lower-case hex. */
export const computeFingerprint = ({ own }: Pick<SealCertificate, 'own'>): string =>
  createHash('sha256').update(Buffer.from(own.toSchema().toBER())).digest('hex');
