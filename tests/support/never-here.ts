/** In place of a module that is loaded elsewhere, never in the process of the test that puts it here. */
throw new Error('this was loaded where it has no business');

export {};
