/** Whether recovery codes are hashed at the least cost there is: ten for every app that a test sets up. */
export const quickHashes = { areOn: true };
