import { lazyComponent } from '../../components/lazyComponent.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import { ProjectInformation } from '../../features/projects/components/ProjectInformation.tsx';
import type { ProjectBoard } from '../../common/board/board.ts';

const ExpressDesk = lazyComponent(async () => {
  const [{ ExpressDesk: Desk }] = await Promise.all([
    import('../../features/projects/express/ExpressDesk.tsx'),
    wantTexts('licensing'),
    wantTexts('choosing'),
  ]);
  return Desk;
});

/** Stage 1. */
export const InformationScreen = ({ board }: { readonly board: ProjectBoard }) => (
  <>
    {board.project.type === 'express' && <ExpressDesk project={board.project} />}
    <ProjectInformation board={board} />
  </>
);
