import { loadTs } from '../../load-ts.mjs';
import { STAFF } from './reads.mjs';

const MEGABYTE = 1024 * 1024;
const GRID = '.MuiDataGrid-virtualScroller';

/** Scrolls the grid to its end, one screen at a time. */
const scrollToEnd = (page) =>
  page.locator(GRID).evaluate(async (scroller) => {
    while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1) {
      scroller.scrollTop += scroller.clientHeight;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

/** JavaScript heap size in megabytes. */
const measureHeap = async (devtools) => {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / MEGABYTE;
};

/** Measures the roster's page after scrolling to its end, across all pages. */
export const benchMemory = async () => {
  const { openAs } = await loadTs('tests/browser/signed-in.ts');
  const page = await openAs(STAFF, '/agencyTeam/talent');

  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.locator(GRID).waitFor();

    const readRowCount = () => page.getByRole('grid').getAttribute('aria-rowcount').then(Number);
    const more = page.getByRole('button', { name: 'Load more' });

    for (;;) {
      await scrollToEnd(page);

      if ((await more.count()) === 0) break;

      const rows = await readRowCount();

      await more.click();

      await page.waitForFunction(
        (rowCount) =>
          Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')) > rowCount ||
          ![...document.querySelectorAll('button')].some(({ innerText }) => innerText === 'Load more'),
        rows,
      );
    }

    const after = await measureHeap(devtools);

    return [
      [
        `Roster in the browser, scrolled to the end, ${(await readRowCount()) - 1} talents`,
        `${Math.round(after)} MB`,
        `under 200 MB${after >= 200 ? ' !' : ''}`,
      ],
    ];
  } finally {
    await page.context().close();
  }
};
