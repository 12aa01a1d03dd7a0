import { getBookedSlot, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { readSlot } from '@domain/availability/slots.ts';
import { getFeeTotal, type BookingFee } from '@domain/bookings/fee-parts.ts';
import type { ChargeKind } from '@domain/bookings/charges.ts';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readCharacter } from '../../work/collections/characters.ts';
import { readProject } from '../../work/collections/projects.ts';
import type { Work } from '../../work/unit/work.ts';
import { createCharge } from './create-charge.ts';

interface Charge {
  readonly kind: ChargeKind;
  readonly number?: number;
  readonly fee: BookingFee;
  readonly currency: string;
  /** The acting client; null: another. */
  readonly clientUid: string | null;
  readonly locale: Locale;
}

/** Charges the fee of a booking, if it has one. */
export const chargeBooking = async (
  work: Work,
  request: AvailabilityRequest,
  { kind, number, ...charge }: Charge,
): Promise<void> => {
  if (getFeeTotal(charge.fee) === 0) return;

  const { id, projectId, castingId, voiceId, talentId } = request;
  const [project, voice] = await Promise.all([readProject(projectId, work), readCharacter(voiceId, work)]);
  if (!project) throw notFound();

  await createCharge(work, {
    ...charge,
    project,
    talentId,
    about: {
      kind,
      sourceId: id,
      ...(number === undefined ? {} : { number }),
      character: voice?.name ?? '',
      language: getCastingLanguage(castingId, projectId) ?? '',
      on: readSlot(getBookedSlot(request)?.datetime ?? '')?.day ?? '',
    },
  });
};
