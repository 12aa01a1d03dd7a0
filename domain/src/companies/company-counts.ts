import type { Sum } from '../orders/earning-sums.ts';
import { openAmount } from '../orders/order-list.ts';
import { isInForce, type Order } from '../orders/orders.ts';
import type { Project } from '../projects/projects.ts';

/** `companyCounts/{agencyId}_{companyId}`: an agency's projects and orders of a company, counted with each change. */
export interface CompanyCounts {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  /** By name: `projects` that are open, `open_EUR` including VAT, `ordered_2026_EUR` net by UTC year. Zeros may be absent. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What a record adds to one count of its company. */
export interface CompanyCount extends Pick<CompanyCounts, 'agencyId' | 'companyId'> {
  readonly name: string;
  readonly amount: number;
}

const PROJECTS = 'projects';
const OPEN = 'open_';
const toOrderedPrefix = (year: number): string => `ordered_${year}_`;

export const toCompanyCountsId = ({
  agencyId,
  companyId,
}: Pick<CompanyCounts, 'agencyId' | 'companyId'>): string => `${agencyId}_${companyId}`;

type CountedProject = Pick<Project, 'agencyId' | 'companyId' | 'shelf'>;

export const countProject = ({ agencyId, companyId, shelf }: CountedProject): readonly CompanyCount[] =>
  shelf === 'open' ? [{ agencyId, companyId, name: PROJECTS, amount: 1 }] : [];

type CountedOrder = Pick<
  Order,
  'agencyId' | 'companyId' | 'state' | 'currency' | 'net' | 'total' | 'paid' | 'createdAt'
>;

export const countOrder = (order: CountedOrder): readonly CompanyCount[] => {
  const { agencyId, companyId, currency, net, createdAt } = order;
  const prefix = toOrderedPrefix(new Date(createdAt.toMillis()).getUTCFullYear());
  const ordered = { agencyId, companyId, name: `${prefix}${currency}`, amount: isInForce(order) ? net : 0 };
  const open = { agencyId, companyId, name: `${OPEN}${currency}`, amount: openAmount(order) };
  return [ordered, open].filter(({ amount }) => amount !== 0);
};

/** Sums counts by id; zeros are absent. */
export const getCompanyCounts = (
  counted: readonly CompanyCount[],
): Readonly<Record<string, Omit<CompanyCounts, 'id'>>> => {
  const found: Record<string, Omit<CompanyCounts, 'id'>> = {};
  for (const { agencyId, companyId, name, amount } of counted) {
    const id = toCompanyCountsId({ agencyId, companyId });
    const { counts = {} } = found[id] ?? {};
    found[id] = { agencyId, companyId, counts: { ...counts, [name]: (counts[name] ?? 0) + amount } };
  }

  return Object.fromEntries(
    Object.entries(found).map(([id, all]) => [id, { ...all, counts: omitZeroCounts(all.counts) }]),
  );
};

export const omitZeroCounts = (counts: CompanyCounts['counts']): CompanyCounts['counts'] =>
  Object.fromEntries(Object.entries(counts).filter(([, amount]) => amount !== 0));

const getSums = (counts: CompanyCounts['counts'], prefix: string): readonly Sum[] =>
  Object.entries(counts)
    .filter(([name, amount]) => name.startsWith(prefix) && amount !== 0)
    .map(([name, amount]) => ({ currency: name.slice(prefix.length), amount }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency));

/** Returns the figures that counts contain; `year`: of the orders. */
export const toCountedFigures = (
  counts: CompanyCounts['counts'],
  year: number,
): {
  readonly openProjects: number;
  readonly ordered: readonly Sum[];
  readonly open: readonly Sum[];
} => ({
  openProjects: counts[PROJECTS] ?? 0,
  ordered: getSums(counts, toOrderedPrefix(year)),
  open: getSums(counts, OPEN),
});
