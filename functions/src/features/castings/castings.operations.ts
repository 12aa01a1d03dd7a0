import type { Operations } from '../../work/operation.ts';
import { addDemo } from './add-demo.ts';
import { changeOrder } from './change-order.ts';
import { chooseDemo } from './choose-demo.ts';
import { createCasting } from './create-casting.ts';
import { createCastings } from './create-castings.ts';
import { createNamedCasting } from './create-named-casting.ts';
import { commentOnPlace } from './comments/comment-on-place.ts';
import { commentOnTake } from './comments/comment-on-take.ts';
import { removeCasting } from './remove-casting.ts';
import { removeComment } from './comments/remove-comment.ts';
import { forgetGuest, forgetProjectGuest } from './guests/forget-guest.ts';
import { commentOnVoice } from './guests/comment-on-voice.ts';
import { openLink } from './guests/open-link.ts';
import { removeGuestComment } from './guests/remove-guest-comment.ts';
import { removeOwnComment } from './guests/remove-own-comment.ts';
import { renameGuest } from './guests/rename-guest.ts';
import { voteOnVoice } from './guests/vote-on-voice.ts';
import { downloadAll } from './download-all.ts';
import { getCasting } from './get-casting.ts';
import { hideTalent } from './hide-talent.ts';
import { listCastings } from './list-castings.ts';
import { listDemos } from './list-demos.ts';
import { moveDemo } from './move-demo.ts';
import { previewCasting } from './preview-casting.ts';
import { previewLink, previewProject } from './preview-project.ts';
import { removeDemo } from './remove-demo.ts';
import { removeTalent } from './remove-talent.ts';
import { setLinkTerms } from './set-link-terms.ts';
import { setProjectLink } from './set-project-link.ts';
import { tagTalents } from './tag-talents.ts';
import { updateCasting } from './update-casting.ts';
import { upsertDemos } from './upsert-demos.ts';

export const castings = {
  'castings.addDemo': addDemo,
  'castings.changeOrder': changeOrder,
  'castings.comment': commentOnPlace,
  'castings.commentTake': commentOnTake,
  'castings.create': createCasting,
  'castings.createMany': createCastings,
  'castings.createNamed': createNamedCasting,
  'castings.downloadAll': downloadAll,
  'castings.forgetGuest': forgetGuest,
  'castings.forgetProjectGuest': forgetProjectGuest,
  'castings.get': getCasting,
  'castings.hideTalent': hideTalent,
  'castings.linkPreview': previewLink,
  'castings.list': listCastings,
  'castings.listDemos': listDemos,
  'castings.moveDemo': moveDemo,
  'castings.preview': previewCasting,
  'castings.projectPreview': previewProject,
  'castings.remove': removeCasting,
  'castings.removeComment': removeComment,
  'castings.removeDemo': removeDemo,
  'castings.removeGuestComment': removeGuestComment,
  'castings.removeTalent': removeTalent,
  'castings.setLinkTerms': setLinkTerms,
  'castings.setProjectLink': setProjectLink,
  'castings.tagTalents': tagTalents,
  'castings.update': updateCasting,
  'castings.updateDemo': chooseDemo,
  'castings.upsertDemos': upsertDemos,
  'guests.comment': commentOnVoice,
  'guests.open': openLink,
  'guests.removeComment': removeOwnComment,
  'guests.rename': renameGuest,
  'guests.vote': voteOnVoice,
} satisfies Partial<Operations>;
