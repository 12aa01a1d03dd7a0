import { unitRecordedAs } from '../../work/unit/unit-of-work.ts';
import { castIn } from './create-casting.ts';

export const createNamedCasting = unitRecordedAs<'castings.createNamed'>('castings.create', (call) =>
  castIn(call, call.body.projectId, call.body.language),
);
