import { unitOfWorkAs } from '../../work/unit/unit-of-work.ts';
import { addCasting } from './create-casting.ts';

export const createNamedCasting = unitOfWorkAs<'castings.createNamed'>('castings.create', (call) =>
  addCasting(call, call.body.projectId, call.body.language),
);
