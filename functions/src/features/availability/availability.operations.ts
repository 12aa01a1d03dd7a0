import type { availabilityApi } from '@domain/availability/availability.api.ts';
import type { Operations } from '../../work/operation.ts';
import { bookOption } from './book-option.ts';
import { sendBookingFile, sendTalentBookingFile } from './calendar-files.ts';
import { cancelRequest } from './cancel-request.ts';
import { challengeOption } from './challenge-option.ts';
import { confirmSlot } from './confirm-slot.ts';
import { sendConfirmation, sendTalentConfirmation } from './confirmation/send-confirmation.ts';
import { contactFromLink } from './contact-agency.ts';
import { decideFee, proposeFee } from './counter-offer.ts';
import { keepSlot } from './keep-slot.ts';
import { proposeSlot } from './propose-slot.ts';
import { releaseOption } from './release-option.ts';
import { requestAvailability } from './request-availability.ts';
import { showGrid } from './show-grid.ts';
import { showAvailabilityPage } from './show-page.ts';
import { updateRequest } from './update-request.ts';

export const availability: Operations<keyof typeof availabilityApi> = {
  'availability.book': bookOption,
  'availability.calendar': sendBookingFile,
  'availability.cancel': cancelRequest,
  'availability.challenge': challengeOption,
  'availability.confirm': confirmSlot,
  'availability.confirmation': sendConfirmation,
  'availability.contact': contactFromLink,
  'availability.counter': proposeFee,
  'availability.decideCounter': decideFee,
  'availability.grid': showGrid,
  'availability.keep': keepSlot,
  'availability.page': showAvailabilityPage,
  'availability.propose': proposeSlot,
  'availability.releaseOption': releaseOption,
  'availability.request': requestAvailability,
  'availability.talentCalendar': sendTalentBookingFile,
  'availability.talentConfirmation': sendTalentConfirmation,
  'availability.update': updateRequest,
};
