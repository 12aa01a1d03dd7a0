import type { Operations } from '../../operation.ts';
import { addDemo } from './add-demo.ts';
import { changeOrder } from './change-order.ts';
import { chooseDemo } from './choose-demo.ts';
import { createCasting } from './create-casting.ts';
import { previewCasting } from './preview-casting.ts';
import { previewProject } from './preview-project.ts';
import { removeDemo } from './remove-demo.ts';
import { updateCasting } from './update-casting.ts';

export const castings = {
  'castings.addDemo': addDemo,
  'castings.changeOrder': changeOrder,
  'castings.create': createCasting,
  'castings.preview': previewCasting,
  'castings.projectPreview': previewProject,
  'castings.removeDemo': removeDemo,
  'castings.update': updateCasting,
  'castings.updateDemo': chooseDemo,
} satisfies Partial<Operations>;
