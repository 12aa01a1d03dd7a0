import { hasStaffRole } from '@domain/access/roles.ts';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { AuditionDossier } from '@domain/auditions/dossier.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import type { Order, OrderStep, Payment, PaymentAction } from '@domain/orders/orders.ts';
import type { VoiceAsset } from '@domain/pricing/assets.ts';
import type { Licence } from '@domain/pricing/licences.ts';
import type { VoiceRating } from '@domain/projects/voice-ratings.ts';
import type { Character, Project } from '@domain/projects/projects.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { useLiveCollection, useLiveDoc, type Live, type LiveQuery } from '#firebase/live.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import type { CellKey } from './cell.ts';

/** Returns filters that prove ownership to the rules: the chosen agency and, for clients, their company. Null when a query can't prove any. */
export const useOwnership = (): Readonly<Record<string, string>> | null => {
  const { agency, companyId, roles } = useSignedIn();
  if (!agency) return null;
  if (hasStaffRole(roles)) return { agencyId: agency.id };
  return companyId ? { agencyId: agency.id, companyId } : null;
};

export const useProject = (projectId: string): Live<Project | null> =>
  useLiveDoc<Project>(`projects/${projectId}`);

const useOfProject = <T>(collection: CollectionName, projectId: string): Live<readonly T[]> => {
  const owned = useOwnership();
  return useLiveCollection<T>(owned && { collection, where: { ...owned, projectId } });
};

export const useCharacters = (projectId: string): Live<readonly Character[]> =>
  useOfProject('voices', projectId);

/** Castings of a project, one per working language. */
export const useCastings = (projectId: string): Live<readonly Casting[]> =>
  useOfProject('castings', projectId);

/** A project's assets, of all its characters. */
export const useVoiceAssets = (projectId: string): Live<readonly VoiceAsset[]> =>
  useOfProject('voiceAssets', projectId);

/** A project's licences, of all its assets. */
export const useLicences = (projectId: string): Live<readonly Licence[]> =>
  useOfProject('licences', projectId);

/** Subscribes to a project's slot requests, in any state. */
export const useAvailabilityRequests = (projectId: string): Live<readonly AvailabilityRequest[]> =>
  useOfProject('availabilityRequests', projectId);

/** A project's sessions, in any state. */
export const useProjectSessions = (projectId: string): Live<readonly RecordingSession[]> =>
  useOfProject('recordingSessions', projectId);

/** A project's completed sessions. */
export const useDoneSessions = (projectId: string): Live<readonly RecordingSession[]> => {
  const owned = useOwnership();
  return useLiveCollection<RecordingSession>(
    owned && { collection: 'recordingSessions', where: { ...owned, projectId, state: 'done' } },
  );
};

/** Maximum ratings read per demo. */
const RATERS_MAX = 100;

/** Returns the ratings of a demo in a project. A null demo waits without listening. */
export const useDemoRatings = (projectId: string, demoId: string | null): Live<readonly VoiceRating[]> => {
  const owned = useOwnership();
  return useLiveCollection<VoiceRating>(
    owned && demoId !== null
      ? { collection: 'voiceRatings', where: { ...owned, projectId, demoId }, limit: RATERS_MAX }
      : null,
  );
};

/** Returns the voices the reader heard for a project, latest first; ratings without a time come last. */
export const useHeardVoices = (projectId: string, count: number): Live<readonly VoiceRating[]> => {
  const owned = useOwnership();
  const { uid } = useSignedIn();

  return useLiveCollection<VoiceRating>(
    owned && {
      collection: 'voiceRatings',
      where: { ...owned, projectId, userId: uid },
      orderBy: [['heardAt', 'desc']],
      limit: count,
    },
  );
};

/** A project's chosen demos, of all its roles. */
export const useChosenDemos = (projectId: string): Live<readonly CastingDemo[]> => {
  const owned = useOwnership();
  return useLiveCollection<CastingDemo>(
    owned && { collection: 'castingDemos', where: { ...owned, projectId, isSelected: true } },
  );
};

/** A role's records, optionally limited. Null waits without listening. */
export const useCellRecords = <T>(
  collection: CollectionName,
  cell: CellKey | null,
  part: Omit<Partial<LiveQuery>, 'collection'> = {},
): Live<readonly T[]> => {
  const owned = useOwnership();
  const { where = {}, ...rest } = part;

  return useLiveCollection<T>(
    owned &&
      cell && {
        collection,
        where: { ...owned, castingId: cell.castingId, voiceId: cell.voiceId, ...where },
        ...rest,
      },
  );
};

/** Records of projects by a query, limited to the chosen agency's or the company's. Null waits without listening. */
export const useOwnedRecords = <T>(query: LiveQuery | null): Live<readonly T[]> => {
  const owned = useOwnership();
  return useLiveCollection<T>(owned && query && { ...query, where: { ...owned, ...query.where } });
};

/** Shortlisted demos of a role, unsorted. Null waits without listening. */
export const useCellDemos = (cell: CellKey | null): Live<readonly CastingDemo[]> =>
  useCellRecords('castingDemos', cell);

/** Subscribes to auditions of one character in one language, or those of some talents. Null pauses. */
export const useCellEntries = (
  cell: CellKey | null,
  talentIds?: readonly string[],
): Live<readonly AuditionEntry[]> =>
  useCellRecords('auditionEntries', cell, talentIds ? { oneOf: { talentId: talentIds } } : {});

/** Returns a record of a language, if it has any: its roles need no listeners before. Null pauses. */
export const useFirstOfLanguage = <T>(
  collection: CollectionName,
  castingId: string | null,
): Live<readonly T[]> =>
  useOwnedRecords<T>(castingId === null ? null : { collection, where: { castingId }, limit: 1 });

/** Subscribes to the agency's data of a role's auditions; for others, nothing is read. */
export const useCellDossiers = (cell: CellKey | null): Live<readonly AuditionDossier[]> => {
  const { roles } = useSignedIn();
  const isStaff = hasStaffRole(roles);
  return useCellRecords('auditionDossiers', isStaff ? cell : null);
};

/** A project's order and its renewals. */
export const useOrders = (projectId: string): Live<readonly Order[]> => useOfProject('orders', projectId);

/** Returns the events of a project's order, unsorted. */
export const useOrderSteps = (projectId: string): Live<readonly OrderStep[]> =>
  useOfProject('orderStatus', projectId);

/** A project's invoices and credit notes, unsorted. */
export const useInvoices = (projectId: string): Live<readonly Invoice[]> =>
  useOfProject('invoices', projectId);

/** Returns the payments of a project, unsorted. */
export const usePayments = (projectId: string): Live<readonly Payment[]> =>
  useOfProject('payments', projectId);

/** Subscribes to payment states of a project's order and its renewals: a record each, or none. */
export const usePaymentActions = (projectId: string): Live<readonly PaymentAction[]> =>
  useOfProject('paymentActions', projectId);
