import { getMenu } from '../../work/menu.ts';
import type { Operation } from '../../work/operation.ts';

export const getTalentMenu: Operation<'reference.talentMenu'> = ({ caller }) =>
  Promise.resolve(
    getMenu(
      caller.claims.roles,
      (caller.showRates ?? []).some((id) => caller.claims.agencies.includes(id)),
    ),
  );
