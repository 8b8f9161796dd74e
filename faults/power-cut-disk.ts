import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

// EXT4_IOC_SHUTDOWN with NOLOGFLUSH: from now on nothing reaches the disk, not even the journal in memory.
const cutFileSystem = (mount: string): string =>
  run(
    'perl',
    '-e',
    'open(F, "<", $ARGV[0]) or die $!; my $f = pack("L", 2); ioctl(F, 0x8004587D, $f) or die $!',
    mount,
  );

/**
 * Mounts a small disk (ext4 on a loop device) that can be cut off as by a power loss: data that the
 * file system has not written by then is lost, and the next mount replays the journal.
 */
export const mountDisk = (folder: string, megabytes: number) => {
  const image = join(folder, 'disk.img');
  const mount = join(folder, 'disk');
  mkdirSync(mount, { recursive: true });
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1_048_576);
  run('mkfs.ext4', '-q', image);
  run('mount', '-o', 'loop', image, mount);

  const unmount = async (): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      try {
        run('umount', mount);
        return;
      } catch (error) {
        // Processes with open files may still be exiting.
        if (tries === 50) throw error;
        await pause(100);
      }
    }
  };

  return {
    mount,
    cut: () => cutFileSystem(mount),
    /** Every process that used the disk must have exited. */
    async powerOn(): Promise<void> {
      await unmount();
      run('mount', '-o', 'loop', image, mount);
    },
    async close(): Promise<void> {
      await unmount();
      rmSync(image);
    },
  };
};

/** Returns why this machine cannot mount such a disk, or null if it can. */
export const findDiskObstacle = (folder: string): string | null => {
  try {
    const image = join(folder, 'probe.img');
    writeFileSync(image, '');
    truncateSync(image, 8 * 1_048_576);
    const mount = join(folder, 'probe');
    mkdirSync(mount);
    run('mkfs.ext4', '-q', image);
    run('mount', '-o', 'loop', image, mount);
    cutFileSystem(mount);
    run('umount', mount);
    rmSync(image);
    return null;
  } catch (error) {
    return (
      String((error as { stderr?: string }).stderr ?? error)
        .trim()
        .split('\n')[0] ?? 'unknown'
    );
  }
};
