import axe from 'axe-core';
import { vi } from 'vitest';

/** Rules that need colours, a layout or a whole page. */
const LEFT_OUT = [
  'color-contrast',
  'color-contrast-enhanced',
  'target-size',
  'region',
  'page-has-heading-one',
  'landmark-one-main',
];

/** What axe finds in an element, by all rules that need neither colours nor a layout. */
export const findViolations = async (element: Element): Promise<readonly string[]> => {
  // happy-dom computes styles from all sheets for every element, which takes most of the time: here all is as a plain box.
  const plain = getComputedStyle(document.createElement('div'));
  const styles = vi.spyOn(window, 'getComputedStyle').mockReturnValue(plain);
  try {
    const { violations } = await axe.run(element, {
      rules: Object.fromEntries(LEFT_OUT.map((id) => [id, { enabled: false }])),
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(', ')}`,
    );
  } finally {
    styles.mockRestore();
  }
};
