import { operation } from '../../work/unit/operation.ts';
import { addCasting } from './create-casting.ts';

export const createNamedCasting = operation('castings.createNamed', { action: 'castings.create' }, (call) =>
  addCasting(call, call.body.projectId, call.body.language),
);
