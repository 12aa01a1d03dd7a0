import type { Page } from 'playwright-core';

/** Visible content and controls that are clipped where nothing scrolls to them; ellipses are allowed. */
export const findCutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const selectors = [
      'a',
      'button',
      'input',
      'textarea',
      'label',
      'h1',
      'h2',
      'h3',
      'p',
      'dt',
      'dd',
      'svg text',
    ];

    const isOutside = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      // Invisible anyway: screen reader texts and native inputs behind drawn ones.
      if (box.width < 2 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false;

      for (let holder = element.parentElement; holder; holder = holder.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(holder);
        if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') return false;
        const { left, right, width } = holder.getBoundingClientRect();
        if (['hidden', 'clip'].includes(overflowX) && width < 2) return false;
        if (['hidden', 'clip'].includes(overflowX) && (box.right > right + 1 || box.left < left - 1))
          return true;
      }

      return box.right > innerWidth + 1 || box.left < -1;
    };

    return [...document.querySelectorAll(selectors.map((text) => `main ${text}`).join())]
      .filter(isOutside)
      .map(
        (element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`,
      );
  });
