import type { availabilityApi } from '@domain/availability/availability.api.ts';
import type { Operations } from '../../operation.ts';
import { cancelRequest } from './cancel-request.ts';
import { confirmSlot } from './confirm-slot.ts';
import { contactFromLink } from './contact-agency.ts';
import { requestAvailability } from './request-availability.ts';
import { showGrid } from './show-grid.ts';
import { showAvailabilityPage } from './show-page.ts';
import { updateRequest } from './update-request.ts';

export const availability: Operations<keyof typeof availabilityApi> = {
  'availability.cancel': cancelRequest,
  'availability.confirm': confirmSlot,
  'availability.contact': contactFromLink,
  'availability.grid': showGrid,
  'availability.page': showAvailabilityPage,
  'availability.request': requestAvailability,
  'availability.update': updateRequest,
};
