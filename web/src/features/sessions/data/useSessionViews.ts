import { useSignedIn } from '../../../lib/session/session.ts';

/** A list of sessions that the reader may open. */
export interface SessionView {
  /** Unique among a reader's views. */
  readonly id: string;
  readonly agencyName: string;
  readonly where: Readonly<Record<string, string>>;
  /** Sessions that the reader records. */
  readonly isEngineer: boolean;
}

/**
 * The reader's session lists: the chosen agency's for staff, the company's for clients,
 * and one per agency that the reader records for.
 */
export const useSessionViews = (): readonly SessionView[] => {
  const { uid, roles, companyId, agency, agencies, engagedBy } = useSignedIn();
  const isStaff = roles.some((role) => role === 'agencyTeam' || role === 'admin');
  const isClient = !isStaff && roles.includes('client') && companyId !== null;
  const getName = (id: string) => agencies.find((workplace) => workplace.id === id)?.publicName ?? id;

  const chosen =
    agency && (isStaff || isClient)
      ? [
          {
            id: 'agency',
            agencyName: agency.publicName,
            where: { agencyId: agency.id, ...(isClient ? { companyId } : {}) },
            isEngineer: false,
          },
        ]
      : [];

  const recorded = engagedBy
    .filter((agencyId) => !(isStaff && agencyId === agency?.id))
    .map((agencyId) => ({
      id: agencyId,
      agencyName: getName(agencyId),
      where: { agencyId, engineerId: uid },
      isEngineer: true,
    }));

  return [...chosen, ...recorded];
};
