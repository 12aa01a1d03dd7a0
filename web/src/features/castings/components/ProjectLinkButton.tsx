import type { ProjectBoard } from '../../../lib/board/board.ts';
import { onDemand } from '../../../components/onDemand.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { linkOfProject } from '../data/sharedLink.ts';
import { GuestsButton } from './GuestsButton.tsx';

const ProjectLinkHead = onDemand(
  async () =>
    (await Promise.all([import('../sharing/ProjectLinkHead.tsx'), wantTexts('sharing')]))[0].ProjectLinkHead,
);

/** Opens the link of the whole project: whether it is on, what it asks of its guests, and what they said. */
export const ProjectLinkButton = ({ board }: { readonly board: ProjectBoard }) => {
  const text = useText();
  const { project, castings, voices } = board;
  return (
    <GuestsButton
      variant="outlined"
      link={linkOfProject(project)}
      language={text('selection.wholeProject')}
      castings={castings.filter(({ previewVisible }) => previewVisible)}
      voices={voices}
      head={<ProjectLinkHead project={project} castings={castings} voices={voices} />}
    >
      {text('selection.projectLink')}
    </GuestsButton>
  );
};
