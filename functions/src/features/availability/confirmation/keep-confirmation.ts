import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { getBookedSlot, type AvailabilityRequest } from '@domain/availability/availability.ts';
import type { AvailabilityInvite } from '@domain/availability/offers.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { discardFile, readFile, saveFile } from '../../../platform/storage/files.ts';
import { readAvailabilityInvite } from '../../../work/collections/availability-invites.ts';
import { seals } from '../../../work/collections/seals.ts';
import type { Step } from '../../../work/unit/operation.ts';
import { makeConfirmation, type ConfirmationCopy } from './make-confirmation.ts';
import { readBooking } from './read-booking.ts';

interface Booking {
  readonly request: AvailabilityRequest;
  readonly invite: AvailabilityInvite;
}

/** Returns the path of a copy's file, up to its hash: another one for another slot, offer or terms. */
const getPrefix = ({ request, invite }: Booking, copy: ConfirmationCopy, locale: Locale): string => {
  const terms = JSON.stringify([getBookedSlot(request), invite.offer, invite.basis?.terms]);
  const key = createHash('sha256').update(terms).digest('hex').slice(0, 16);
  return `bookings/${request.id}/${key}-${copy}-${locale}-`;
};

const findPath = ({ confirmationPaths = [] }: AvailabilityInvite, prefix: string): string | undefined =>
  confirmationPaths.find((path) => path.startsWith(prefix));

/** Returns a copy of a booking's confirmation, the same bytes each time: it is sealed on the first request; one creation wins. */
export const keepConfirmation = async (
  step: Step,
  booking: Booking,
  copy: ConfirmationCopy,
  locale: Locale,
): Promise<Buffer> => {
  const { request, invite } = booking;
  const prefix = getPrefix(booking, copy, locale);
  const existing = findPath(invite, prefix);
  if (existing !== undefined) return readFile(existing);

  const confirmed = await readBooking(request, invite, locale);
  const { bytes, sha256, certificateSha256 } = await makeConfirmation(confirmed, copy, locale);
  const path = `${prefix}${sha256}.pdf`;
  await saveFile(path, bytes, 'application/pdf');

  const stored = await step(
    async (work) => {
      const current = await readAvailabilityInvite(request.id, work);
      if (!current) throw notFound();
      const earlier = findPath(current, prefix);
      if (earlier !== undefined) return earlier;

      work.update(current, { confirmationPaths: [...(current.confirmationPaths ?? []), path] });
      work.set(seals, { id: sha256, sealedAt: Timestamp.now(), certificateSha256 });
      work.audit({ subject: `availabilityRequests/${request.id}`, agencyId: request.agencyId }, null, {
        paperSha256: sha256,
      });
      return path;
    },
    { author: { platform: 'seal' }, action: 'availability.seal' },
  );
  if (stored === path) return bytes;

  await discardFile(path);
  return readFile(stored);
};
