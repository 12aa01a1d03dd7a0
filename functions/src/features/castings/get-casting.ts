import { visibleTo } from '../../access/visible-to.ts';
import { serialise } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { readCasting } from '../../records/castings.ts';

export const getCasting: Operation<'castings.get'> = async ({ caller, params }) =>
  serialise(visibleTo(caller, 'castings', await readCasting(params.id)));
