/** What all tests stand on. A setup file is run again for every file of tests; what it imports only once for all of a worker. */
import './words.fixture.ts';
import './chance.fixture.ts';
