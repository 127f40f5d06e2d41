"""Appends to table "t" until it is killed, and says each version that was acknowledged: python -m ... URL"""

import asyncio
import sys

from tests.server.storing import change, opened, version_of


async def write(url: str) -> None:
    async with opened(url) as store:
        version = await version_of(url, "t")
        while True:
            await store.append(change("t", version + 1, b"%d" % (version + 1), b"%d" % (version + 2)))
            version += 2
            print(version, flush=True)


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
