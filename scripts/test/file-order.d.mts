export declare const fileOrder: () => { shuffle: { files: boolean; tests: boolean } };
