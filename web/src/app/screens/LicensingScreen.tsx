import { lazyComponent } from '../../components/lazyComponent.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import type { ProjectBoard } from '../../common/board/board.ts';

const Licensing = lazyComponent(async () => {
  const [screen] = await Promise.all([
    import('../../features/pricing/components/Licensing.tsx'),
    wantTexts('licensing'),
  ]);
  return screen.Licensing;
});

/** Stage 2, with texts of its own. */
export const LicensingScreen = ({ board }: { readonly board: ProjectBoard }) => <Licensing board={board} />;
