import { appendFileSync, writeFileSync } from 'node:fs';

const isOfState = (state) => (test) => test.result().state === state;

/** Vitest reporter: counts tests for `npm test`, and records each file once it passes completely. */
export default class Report {
  #root = '';
  #passed = 0;
  #failed = 0;
  #slowest = [];
  #target = process.env.TEST_REPORT;

  onInit(vitest) {
    this.#root = `${process.cwd()}/`;
    this.vitest = vitest;
  }

  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()];
    const file = module.moduleId.replace(this.#root, '');
    this.#passed += tests.filter(isOfState('passed')).length;
    this.#failed += tests.filter(isOfState('failed')).length;
    // A file that fails to load or set up has no failed test.
    if (!module.ok() && !tests.some(isOfState('failed'))) this.#failed += 1;
    this.#slowest.push([Math.round(module.diagnostic().duration), file]);
    if (this.#target && module.ok()) appendFileSync(`${this.#target}.green`, `${file}\n`);
  }

  onTestRunEnd(_modules, errors, reason) {
    if (!this.#target) return;
    const failed = this.#failed + (errors.length > 0 ? 1 : 0) || (reason === 'failed' ? 1 : 0);
    const slowest = this.#slowest.sort(([a], [b]) => b - a).slice(0, 10);
    writeFileSync(this.#target, JSON.stringify({ passed: this.#passed, failed, slowest }));
  }
}
