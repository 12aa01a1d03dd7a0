import type { EndpointName } from '../api.ts';
import type { KeyArea, KeyRight } from '../apiKeys/api-keys.ts';
import type { Contract } from '../contract.ts';

/** What a call asks of a key: an area that it must have, or `any`. */
type AskedOfKey = KeyArea | 'any';

const inArea = <Name extends EndpointName>(
  area: AskedOfKey,
  ...names: readonly Name[]
): readonly (readonly [Name, AskedOfKey])[] => names.map((name) => [name, area] as const);

/**
 * Which calls a key may make: whatever is not here is closed to keys. A key is at most a team member of its one agency, so
 * none of these is for admins alone, and none is about the account of whoever calls, mails them or waits for their answer.
 */
export const KEY_CALLS: ReadonlyMap<string, AskedOfKey> = new Map<string, AskedOfKey>([
  ...inArea(
    'any',
    'reference.availableLanguages',
    'reference.catalog',
    'reference.catalogKind',
    'reference.countries',
    'reference.languages',
  ),
  ...inArea(
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
  ...inArea('demos', 'demos.create', 'demos.list', 'demos.search', 'demos.signedUrl'),
  ...inArea(
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
  ...inArea(
    'auditions',
    'auditions.approve',
    'auditions.listeners',
    'auditions.ofTalent',
    'auditions.promises',
    'auditions.script',
    'auditions.signedUrl',
  ),
  ...inArea(
    'orders',
    'ledger.export',
    'ledger.list',
    'orders.billingTerms',
    'orders.confirmation',
    'orders.invoice',
    'orders.paymentStatus',
    'orders.recordPayment',
    'orders.statement',
  ),
]);

/** What a call asks of a key; undefined: no key may make it. */
export const askedOfKey = (
  name: string,
  { method }: Pick<Contract, 'method'>,
): { readonly area: AskedOfKey; readonly right: KeyRight } | undefined => {
  const area = KEY_CALLS.get(name);
  return area && { area, right: method === 'GET' ? 'read' : 'write' };
};

/** Whether a key may make a call; a key that may write may read as well. */
export const mayCallByKey = (
  key: { readonly areas: readonly KeyArea[]; readonly right: KeyRight },
  name: string,
  contract: Pick<Contract, 'method'>,
): boolean => {
  const asked = askedOfKey(name, contract);
  if (!asked) return false;
  const { area, right } = asked;
  return (area === 'any' || key.areas.includes(area)) && (right === 'read' || key.right === 'write');
};
