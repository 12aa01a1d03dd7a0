import { uniqueList } from '../values/lists.ts';
import { withValues } from '../messages/message-text.ts';
import { only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created } from '../contract.ts';
import { strictObject, idSchema, text, yup } from '../messages/yup.ts';
import {
  CHUNK_BYTES,
  DELIVERIES_MAX,
  DELIVERY_MAX_BYTES,
  REVISION_CAUSES,
  REVISION_MOMENT_MAX,
  REVISION_NOTE_MAX,
  type DeliveryUploadStart,
} from './deliveries.ts';
import { DELIVERY_PROFILE_NAMES } from './delivery-profiles.ts';
import { DELIVERY_FIXES } from './find-faults.ts';
import type { FileAddress } from '../values/file-address.ts';

const uploaders = only('engineer', 'agencyTeam', 'admin');
const readers = only('client', 'engineer', 'agencyTeam', 'admin');
const uploads = '/casting/recordingSession/{id}/delivery';
const ofDelivery = strictObject({ id: idSchema });

const sha256 = () =>
  text()
    .matches(/^[0-9a-f]{64}$/u, withValues('validation.form', { form: '[0-9a-f]{64}' }))
    .required();

/** Final files of recording sessions, delivered to the client. */
export const deliveriesApi = {
  'deliveries.begin': endpoint<DeliveryUploadStart>()({
    method: 'POST',
    path: uploads,
    summary: 'Start or resume the upload of a delivery',
    description: `Up to ${DELIVERY_MAX_BYTES / 1024 ** 3} GB. Send chunks, such as ${CHUNK_BYTES / 1024 ** 2} MB, to the returned address. An unfinished upload of the same file continues.`,
    auth: uploaders,
    inPerson: true,
    params: ofDelivery,
    body: strictObject({
      name: text().max(480).required(),
      size: yup.number().strict().integer().min(1).max(DELIVERY_MAX_BYTES).required(),
      fingerprint: sha256(),
    }),
    repliesWithSecret: true,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 600, seconds: 600 },
  }),
  'deliveries.complete': endpoint<Created>()({
    method: 'POST',
    path: `${uploads}/{uploadId}`,
    summary: 'Complete the upload of a delivery',
    description: 'Compares its SHA-256 with the sender’s. The client doesn’t see the file until it is sent.',
    auth: uploaders,
    inPerson: true,
    params: strictObject({ id: idSchema, uploadId: idSchema }),
    body: strictObject({ sha256: sha256() }),
    isLong: true,
    status: 201,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 300, seconds: 600 },
  }),
  'deliveries.cancel': endpoint<Created>()({
    method: 'DELETE',
    path: `${uploads}/{uploadId}`,
    summary: 'Cancel the upload of a delivery',
    auth: uploaders,
    params: strictObject({ id: idSchema, uploadId: idSchema }),
    errors: WRITE_ERRORS,
  }),
  'deliveries.send': endpoint<Created>()({
    method: 'POST',
    path: '/casting/recordingSession/{id}/sendDeliveries',
    summary: 'Send uploaded deliveries to the client',
    description:
      'Each becomes the next version of its name and replaces the former one. Notifies the client once and starts the time to answer.',
    auth: uploaders,
    params: ofDelivery,
    body: strictObject({ ids: uniqueList(idSchema.required()).min(1).max(DELIVERIES_MAX).required() }),
    errors: WRITE_ERRORS,
  }),
  'deliveries.withdraw': endpoint<Created>()({
    method: 'POST',
    path: '/delivery/{id}/withdraw',
    summary: 'Withdraw a delivery from the client',
    description:
      'While the client hasn’t opened it. The version that it replaced is current again, and the client is notified.',
    auth: uploaders,
    params: ofDelivery,
    errors: WRITE_ERRORS,
  }),
  'deliveries.remove': endpoint<Created>()({
    method: 'DELETE',
    path: '/delivery/{id}',
    summary: 'Delete an unsent delivery',
    auth: uploaders,
    params: ofDelivery,
    errors: WRITE_ERRORS,
  }),
  'deliveries.accept': endpoint<Created>()({
    method: 'POST',
    path: '/delivery/{id}/accept',
    summary: 'Accept a delivery',
    auth: only('client'),
    inPerson: true,
    params: ofDelivery,
    errors: WRITE_ERRORS,
  }),
  'deliveries.requestRevision': endpoint<Created>()({
    method: 'POST',
    path: '/delivery/{id}/revision',
    summary: 'Request a revision of a delivery',
    description:
      'At a moment of the file in milliseconds, or null. A change of the client’s is priced by the rate table.',
    auth: only('client'),
    inPerson: true,
    params: ofDelivery,
    body: strictObject({
      atMs: yup.number().strict().integer().min(0).max(REVISION_MOMENT_MAX).nullable().defined(),
      note: text().max(REVISION_NOTE_MAX).required(),
      cause: text().oneOf(REVISION_CAUSES).default('recording'),
    }),
    errors: WRITE_ERRORS,
  }),
  'deliveries.mend': endpoint<Created>()({
    method: 'POST',
    path: '/delivery/{id}/mend',
    summary: 'Fix a delivery by arithmetic',
    description:
      'Stores a WAV with the chosen fixes that the profile needs as an unsent version, or without fixes the same file under another name. The original remains current until the new version is sent. Replies with its id.',
    auth: uploaders,
    inPerson: true,
    params: ofDelivery,
    body: strictObject({
      profile: text().oneOf(DELIVERY_PROFILE_NAMES).required(),
      fixes: uniqueList(text().oneOf(DELIVERY_FIXES).required()).required(),
      name: text().max(480).nullable().defined(),
    }),
    isLong: true,
    status: 201,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'deliveries.signedUrl': endpoint<FileAddress>()({
    method: 'GET',
    path: '/delivery/{id}/signed-url',
    summary: 'Create a download address of a delivery',
    description:
      'An address of Cloud Storage, with ranges. A download has five minutes to begin, more for large files. The client’s first one records that they have opened the version.',
    auth: readers,
    params: ofDelivery,
    errors: [...READ_ERRORS, 429],
    limit: { calls: 300, seconds: 600 },
  }),
};
