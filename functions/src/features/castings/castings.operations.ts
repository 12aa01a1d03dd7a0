import type { Operations } from '../../operation.ts';
import { addDemo } from './add-demo.ts';
import { changeOrder } from './change-order.ts';
import { chooseDemo } from './choose-demo.ts';
import { createCasting } from './create-casting.ts';
import { createNamedCasting } from './create-named-casting.ts';
import { getCasting } from './get-casting.ts';
import { hideTalent } from './hide-talent.ts';
import { listCastings } from './list-castings.ts';
import { listDemos } from './list-demos.ts';
import { previewCasting } from './preview-casting.ts';
import { previewProject } from './preview-project.ts';
import { removeDemo } from './remove-demo.ts';
import { removeTalent } from './remove-talent.ts';
import { tagTalents } from './tag-talents.ts';
import { updateCasting } from './update-casting.ts';
import { upsertDemos } from './upsert-demos.ts';

export const castings = {
  'castings.addDemo': addDemo,
  'castings.changeOrder': changeOrder,
  'castings.create': createCasting,
  'castings.createNamed': createNamedCasting,
  'castings.get': getCasting,
  'castings.hideTalent': hideTalent,
  'castings.list': listCastings,
  'castings.listDemos': listDemos,
  'castings.preview': previewCasting,
  'castings.projectPreview': previewProject,
  'castings.removeDemo': removeDemo,
  'castings.removeTalent': removeTalent,
  'castings.tagTalents': tagTalents,
  'castings.update': updateCasting,
  'castings.updateDemo': chooseDemo,
  'castings.upsertDemos': upsertDemos,
} satisfies Partial<Operations>;
