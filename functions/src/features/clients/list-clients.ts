import type { Company } from '@domain/accounts/accounts.ts';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { CLIENT_PAGE_SIZE } from '@domain/clients/clients.ts';
import { foldText } from '@domain/values/fold-text.ts';
import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { decodeCursor, encodeCursor } from '../../platform/firestore/cursor.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { findOutcomeCounts } from '../../work/collections/audition-queries.ts';
import { findClients, type ClientPosition } from '../../work/collections/clients.ts';
import { findAgencyCompanies, readCompanies } from '../../work/collections/companies.ts';
import { readMembershipsIn } from '../../work/collections/memberships.ts';

const getPosition = (cursor: string): ClientPosition => {
  const { keys, id } = decodeCursor(cursor);
  const [sortName] = keys;
  if (typeof sortName !== 'string') throw new AppError(422, 'validation.cursor', { property: 'cursor' });
  return { sortName, id };
};

const findCompanyIds = async (agencyId: string, typed: string): Promise<readonly string[]> => {
  const begun = foldText(typed);
  const isNamed = ({ name }: Company): boolean => ` ${foldText(name)}`.includes(` ${begun}`);
  return (await findAgencyCompanies(agencyId)).filter(isNamed).map(({ id }) => id);
};

/** Returns a page of an agency's clients, sorted by name, with company, status and response rate. */
export const listClients: Operation<'clients.list'> = async ({ caller, query: { cursor, nameOrEmail } }) => {
  const after = cursor === undefined ? undefined : getPosition(cursor);
  const agencyId = getAgency(caller);
  const named = nameOrEmail ? await findCompanyIds(agencyId, nameOrEmail) : [];
  const filters = { agencyId, nameOrEmail, companyIds: named };
  const { clients, last } = await findClients(filters, after, CLIENT_PAGE_SIZE);
  const companyIds = [...new Set(clients.map(({ companyId }) => companyId))];

  const [companies, promises, memberships] = await Promise.all([
    readCompanies(companyIds),
    Promise.all(companyIds.map(async (id) => [id, await findOutcomeCounts(agencyId, id)] as const)),
    readMembershipsIn(
      agencyId,
      'client',
      clients.map(({ id }) => id),
    ),
  ]);

  const promisesBy = new Map(promises);

  const items = clients.map((client): ClientRow => {
    const { accountValidationStatus, blocked = false } = memberships.get(client.id) ?? {};
    const company = companies.get(client.companyId);
    return {
      ...serialise(withOwnAgencies(caller, client)),
      company: company ? withOwnAgencies(caller, company) : null,
      ...(accountValidationStatus ? { accountValidationStatus } : {}),
      status: blocked ? 'blocked' : 'active',
      promises: promisesBy.get(client.companyId) ?? { waiting: 0, inTime: 0, late: 0 },
    };
  });

  // A full page may be the last; detecting that would cost a read, and an empty next page costs less.
  const isFull = last !== undefined && items.length === CLIENT_PAGE_SIZE;

  return isFull ? { items, cursor: encodeCursor(last.sortName, last.id) } : { items };
};
