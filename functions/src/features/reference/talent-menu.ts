import { menuFor } from '../../work/menu.ts';
import type { Operation } from '../../work/operation.ts';

export const talentMenu: Operation<'reference.talentMenu'> = ({ caller }) =>
  Promise.resolve(
    menuFor(
      caller.claims.roles,
      (caller.showRates ?? []).some((id) => caller.claims.agencies.includes(id)),
    ),
  );
