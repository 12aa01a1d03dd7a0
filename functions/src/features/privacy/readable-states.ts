import type { CollectionName } from '@domain/access/matrix.ts';
import type { AccountRole } from '@domain/access/roles.ts';
import type { EntryStatus } from '@domain/auditions/auditions.ts';
import type { AuditionOutcome } from '@domain/auditions/outcomes.ts';
import type { AvailabilityState } from '@domain/availability/availability.ts';
import type { ReviewStatus } from '@domain/demos/demos.ts';
import type { EnquiryState } from '@domain/enquiries/enquiries.ts';
import type { UseReportState } from '@domain/ledger/use-reports.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { EarningState } from '@domain/orders/earnings.ts';
import type { Consent } from '@domain/privacy/consents.ts';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';

type Words<Code extends string> = Readonly<Record<Code, readonly [en: string, es: string]>>;

const AUDITION: Words<EntryStatus> = {
  open: ['Open', 'Abierta'],
  declined: ['Declined', 'Rechazada'],
  uploaded: ['Sent', 'Enviada'],
  cancelled: ['Cancelled', 'Cancelada'],
};
const OUTCOME: Words<AuditionOutcome> = {
  chosen: ['Chosen for the role', 'Voz elegida para el papel'],
  shortlisted: ['Shortlisted', 'Preseleccionada'],
  notChosen: ['Not chosen', 'No elegida'],
  closed: ['Closed without a take', 'Cerrada sin toma'],
  calledBack: ['Called back', 'Segunda prueba'],
};
const REVIEW: Words<ReviewStatus> = {
  pending: ['Waiting for review', 'Pendiente de revisión'],
  approved: ['Approved', 'Aprobada'],
  rejected: ['Not approved', 'No aprobada'],
};
const EARNING: Words<EarningState> = {
  agreed: ['Agreed', 'Acordado'],
  payable: ['Due', 'Por pagar'],
  paid: ['Paid', 'Pagado'],
  cancelled: ['Cancelled', 'Cancelado'],
};
const SLOT: Words<AvailabilityState> = {
  requested: ['Requested', 'Solicitada'],
  held: ['Held as an option', 'En opción'],
  accepted: ['Confirmed', 'Confirmada'],
  released: ['Released', 'Liberada'],
  cancelled: ['Cancelled', 'Cancelada'],
};
const ENQUIRY: Words<EnquiryState> = {
  new: ['New', 'Nuevo'],
  answered: ['Answered', 'Respondido'],
  closed: ['Closed', 'Cerrado'],
};
const USE: Words<UseReportState> = {
  open: ['Open', 'Abierto'],
  settled: ['Settled', 'Resuelto'],
};
const ROLE: Words<AccountRole> = {
  talent: ['Talent', 'Talento'],
  engineer: ['Engineer', 'Técnico de sonido'],
  agencyTeam: ['Agency team', 'Equipo de la agencia'],
  admin: ['Admin', 'Administrador/a'],
  client: ['Client', 'Cliente'],
};
const CONSENT: Words<Consent['kind']> = {
  terms: ['Terms of use', 'Condiciones de uso'],
  privacy: ['Privacy policy', 'Política de privacidad'],
  rates: ['Rates', 'Tarifas'],
  freelance: ['Work as a freelancer', 'Trabajo por cuenta propia'],
  syntheticVoice: ['Synthetic voice', 'Voz sintética'],
};
const DELETION: Words<DeletionRequest['state']> = {
  requested: ['Requested', 'Solicitada'],
  erasing: ['In progress', 'En curso'],
  erased: ['Completed', 'Completada'],
};

const STATES: Readonly<Partial<Record<CollectionName, Readonly<Record<string, Words<string>>>>>> = {
  auditionEntries: { status: AUDITION, outcome: OUTCOME },
  demos: { reviewStatus: REVIEW },
  earnings: { state: EARNING },
  availabilityRequests: { state: SLOT },
  enquiries: { state: ENQUIRY },
  useReports: { state: USE },
  memberships: { role: ROLE },
  consents: { kind: CONSENT },
  deletionRequests: { state: DELETION },
};

/** Returns a state in words; undefined for other values. */
export const findStateWord = (
  collection: CollectionName,
  field: string,
  value: string,
  locale: Locale,
): string | undefined => STATES[collection]?.[field]?.[value]?.[locale === 'es' ? 1 : 0];
