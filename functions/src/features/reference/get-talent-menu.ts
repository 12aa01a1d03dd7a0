import { uniteRoles } from '@domain/access/roles.ts';
import { filterOwnAgencies } from '../../work/access/own-agencies.ts';
import { getMenu } from '../../work/menu.ts';
import type { Operation } from '../../work/operation.ts';

export const getTalentMenu: Operation<'reference.talentMenu'> = ({ caller }) =>
  Promise.resolve(
    getMenu(
      uniteRoles(caller.claims.held).roles,
      filterOwnAgencies(caller, caller.showRates ?? []).length > 0,
    ),
  );
