import type { EndpointName } from '../api.ts';
import type { KeyArea, KeyRight } from '../apiKeys/api-keys.ts';
import type { Contract } from '../contract.ts';

/** The area of a key that a call requires, or `any`. */
type AskedOfKey = KeyArea | 'any';

const toAreaCalls = <Name extends EndpointName>(
  area: AskedOfKey,
  ...names: readonly Name[]
): readonly (readonly [Name, AskedOfKey])[] => names.map((name) => [name, area] as const);

/**
 * Calls open to keys; all others are closed. A key has at most a team member's rights in its agency, so none is
 * admin-only, concerns the caller's account, mails the caller or waits for their reply.
 */
export const KEY_CALLS: ReadonlyMap<string, AskedOfKey> = new Map<string, AskedOfKey>([
  ...toAreaCalls(
    'any',
    'reference.availableLanguages',
    'reference.catalog',
    'reference.catalogKind',
    'reference.countries',
    'reference.languages',
  ),
  ...toAreaCalls(
    'talents',
    'talents.addVacation',
    'talents.byEmail',
    'talents.get',
    'talents.list',
    'talents.removeVacation',
    'talents.searchCache',
    'talents.tags',
    'talents.vacations',
    'roster.tag',
  ),
  ...toAreaCalls('demos', 'demos.create', 'demos.list', 'demos.search', 'demos.signedUrl'),
  ...toAreaCalls(
    'castings',
    'castings.addDemo',
    'castings.create',
    'castings.get',
    'castings.list',
    'castings.listDemos',
    'castings.removeDemo',
    'castings.update',
    'projects.companies',
    'projects.get',
    'projects.list',
    'projects.update',
  ),
  ...toAreaCalls(
    'auditions',
    'auditions.approve',
    'auditions.clip',
    'auditions.listeners',
    'auditions.markBest',
    'auditions.ofTalent',
    'auditions.promises',
    'auditions.script',
    'auditions.signedUrl',
  ),
  ...toAreaCalls(
    'orders',
    'ledger.export',
    'ledger.list',
    'orders.billingTerms',
    'orders.confirmation',
    'orders.documents',
    'orders.eInvoice',
    'orders.invoice',
    'orders.list',
    'orders.paymentStatus',
    'orders.recordInvoice',
    'orders.recordPayment',
    'orders.statement',
  ),
]);

/** Returns the area a call requires of a key; undefined when closed to keys. */
export const getRequiredKeyArea = (
  name: string,
  { method }: Pick<Contract, 'method'>,
): { readonly area: AskedOfKey; readonly right: KeyRight } | undefined => {
  const area = KEY_CALLS.get(name);
  return area && { area, right: method === 'GET' ? 'read' : 'write' };
};

/** Returns whether a key may make a call; write includes read. */
export const mayCallByKey = (
  key: { readonly areas: readonly KeyArea[]; readonly right: KeyRight },
  name: string,
  contract: Pick<Contract, 'method'>,
): boolean => {
  const requirement = getRequiredKeyArea(name, contract);
  if (!requirement) return false;
  const { area, right } = requirement;
  return (area === 'any' || key.areas.includes(area)) && (right === 'read' || key.right === 'write');
};
