import { menuFor } from '../../menu.ts';
import type { Operation } from '../../operation.ts';

export const talentMenu: Operation<'reference.talentMenu'> = ({ caller }) =>
  Promise.resolve(
    menuFor(
      caller.claims.roles,
      (caller.showRates ?? []).some((id) => caller.claims.agencies.includes(id)),
    ),
  );
