import { menuFor } from '../../menu.ts';
import type { Operation } from '../../operation.ts';

export const talentMenu: Operation<'reference.talentMenu'> = ({ session }) =>
  Promise.resolve(
    menuFor(
      session.claims.roles,
      (session.showRates ?? []).some((id) => session.claims.agencies.includes(id)),
    ),
  );
