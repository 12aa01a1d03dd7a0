import type { Operation } from '../../operation.ts';
import { castIn } from './create-casting.ts';

export const createNamedCasting: Operation<'castings.createNamed'> = ({
  caller,
  body: { projectId, language },
}) => castIn(caller, projectId, language);
