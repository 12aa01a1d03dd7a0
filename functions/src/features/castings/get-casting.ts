import { requireVisible } from '../../work/access/require-visible.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { readCasting } from '../../work/collections/castings.ts';

export const getCasting: Operation<'castings.get'> = async ({ caller, params }) =>
  serialise(requireVisible(caller, 'castings', await readCasting(params.id)));
