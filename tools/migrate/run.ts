// pnpm migrate: applies the modules' migrations to the database of MIGRATE_URL.
import { modules } from '@ayna/api/modules';
import { migrate } from '@ayna/kernel/migrate/run';
import { databaseSecret, ownerUrl } from '../database/settings.ts';

await migrate({ url: ownerUrl(), secret: databaseSecret(), modules, report: (line) => console.log(line) });
console.log(`migrated: ${modules.map(({ name }) => name).join(', ') || 'no modules yet'}`);
