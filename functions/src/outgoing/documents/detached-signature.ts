import { createHash } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { SealCertificate } from './seal-certificate.ts';

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

const computeSha256 = (bytes: Uint8Array): ArrayBuffer =>
  new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;

const makeAttribute = (type: string, value: ObjectIdentifier | OctetString | Sequence): Attribute =>
  new Attribute({ type, values: [value] });

/** DER order of a set, so that the signed bytes don't depend on the reader's serialisation. */
const sortForDer = (attributes: readonly Attribute[]): Attribute[] =>
  attributes.toSorted((a, b) =>
    Buffer.compare(Buffer.from(a.toSchema().toBER()), Buffer.from(b.toSchema().toBER())),
  );

/** Returns the certificate's reference in the signed attributes, so that no other certificate of the same key can replace it. */
const makeCertificateId = (signer: SealCertificate['own']): Sequence => {
  const hash = new OctetString({ valueHex: computeSha256(new Uint8Array(signer.toSchema(true).toBER())) });
  // ESSCertIDv2 omits its hash algorithm for SHA-256.
  return new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] });
};

/** Returns a detached CAdES signature (CMS, SHA-256, DER) for PAdES B-B. It names its certificate but no time, which is in the document. */
export const createDetachedSignature = async (
  content: Uint8Array,
  { key, own, chain }: SealCertificate,
): Promise<Buffer> => {
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: sortForDer([
      makeAttribute(CONTENT_TYPE, new ObjectIdentifier({ value: ContentInfo.DATA })),
      makeAttribute(MESSAGE_DIGEST, new OctetString({ valueHex: computeSha256(content) })),
      makeAttribute(SIGNING_CERTIFICATE_V2, makeCertificateId(own)),
    ]),
  });

  const { issuer, serialNumber } = own;

  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
    signerInfos: [
      new SignerInfo({ version: 1, sid: new IssuerAndSerialNumber({ issuer, serialNumber }), signedAttrs }),
    ],
    certificates: [own, ...chain],
  });

  await signed.sign(key, 0, 'SHA-256', new Uint8Array(content).buffer);

  const envelope = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });

  return Buffer.from(envelope.toSchema().toBER());
};
