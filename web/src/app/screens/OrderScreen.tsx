import { lazyComponent } from '../../components/lazyComponent.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import type { ProjectBoard } from '../../common/board/board.ts';

const Order = lazyComponent(async () => {
  const [screen] = await Promise.all([
    import('../../features/orders/components/OrderStage.tsx'),
    wantTexts('licensing'),
    wantTexts('ordering'),
    wantTexts('charges'),
  ]);
  return screen.OrderStage;
});

/** Stage 6 with its own texts; the parts of a price use those of stage 2. */
export const OrderScreen = ({ board }: { readonly board: ProjectBoard }) => <Order board={board} />;
