import { useSignedIn } from '../../../lib/session/session.ts';

/** A list of sessions that the reader may open. */
export interface SessionView {
  /** Differs for every view of one reader. */
  readonly id: string;
  readonly agencyName: string;
  readonly where: Readonly<Record<string, string>>;
  /** These are sessions that the reader records. */
  readonly isEngineer: boolean;
}

/**
 * Every list that the reader's roles open: of the chosen agency for its staff, of the company in it for its clients, and of
 * each agency for which the reader records.
 */
export const useSessionViews = (): readonly SessionView[] => {
  const { uid, roles, companyId, agency, agencies, engagedBy } = useSignedIn();
  const isStaff = roles.some((role) => role === 'agencyTeam' || role === 'admin');
  const isClient = !isStaff && roles.includes('client') && companyId !== null;
  const getName = (id: string) => agencies.find((one) => one.id === id)?.publicName ?? id;
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
