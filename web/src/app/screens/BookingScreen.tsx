import { lazyComponent } from '../../components/lazyComponent.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import type { ProjectBoard } from '../../common/board/board.ts';

const Booking = lazyComponent(async () => {
  const [screen] = await Promise.all([
    import('../../features/availability/booking/BookingStage.tsx'),
    wantTexts('booking'),
  ]);
  return screen.BookingStage;
});

/** Stage 5, with texts of its own. */
export const BookingScreen = ({ board }: { readonly board: ProjectBoard }) => <Booking board={board} />;
