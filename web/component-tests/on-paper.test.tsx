import { useEffect } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChosenBar } from '../src/components/bulk/ChosenBar.tsx';
import { OfflineBanner } from '../src/components/layout/OfflineBanner.tsx';
import { RowTick } from '../src/components/lists/RowTick.tsx';
import { NewVersion } from '../src/components/NewVersion.tsx';
import { Stepper } from '../src/components/Stepper.tsx';
import { useToasts } from '../src/lib/toasts.ts';
import { WaveformPlayer } from '../src/components/waveform/WaveformPlayer.tsx';
import { createAppTheme } from '../src/theme/theme.ts';
import { getGlobalStyles, UNPRINTED_SELECTORS } from '../src/theme/globalStyles.ts';
import { renderPart } from './kit/render.tsx';

const Toast = () => {
  const toasts = useToasts();
  useEffect(() => toasts.success('Saved'), [toasts]);
  return null;
};

it('omits controls in print, and keeps the content', async () => {
  renderPart(
    <main>
      <Stepper steps={[{ name: 'Licensing', enabled: true }]} current={1} onChoose={() => undefined} />
      <WaveformPlayer title="Warm" peaks={[0.2]} durationMs={9_000} getUrl={() => ''} />
      <ChosenBar chosen={{ rows: ['1', '2'], hidden: 0, clear: () => undefined }}>
        <span>Two voices</span>
      </ChosenBar>
      <RowTick label="Lucía N." checked onToggle={() => undefined} />
      <NewVersion />
      <OfflineBanner />
      <p>What is said</p>
      <Toast />
    </main>,
  );

  const hidden = [
    await screen.findByText('Saved'),
    screen.getByText('Licensing'),
    screen.getByRole('slider'),
    screen.getByText('Two voices'),
    screen.getByRole('checkbox'),
    ...screen.getAllByRole('status'),
  ];
  expect(hidden.filter((element) => element.closest(UNPRINTED_SELECTORS) === null)).toEqual([]);
  expect(screen.getByText('What is said').closest(UNPRINTED_SELECTORS)).toBeNull();
});

it('hides controls for any display value of a component', () => {
  const theme = createAppTheme('#0e6f7c', (id) => id);
  expect(getGlobalStyles(theme)['@media print']).toMatchObject({
    [UNPRINTED_SELECTORS]: { display: 'none !important' },
  });
});
