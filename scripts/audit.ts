import { auditToday } from './security/ask-registry.ts';
import { codeOfAudit, describeAudit } from './security/read-audit.ts';

// Known holes in what a running shop uses.
const audit = await auditToday();
for (const line of describeAudit(audit)) console.log(line);
process.exitCode = codeOfAudit(audit);
