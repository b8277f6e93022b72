// What the tests check by.
#ifndef DOZOR_TESTS_CHECK_H_
#define DOZOR_TESTS_CHECK_H_

#include <cstdlib>
#include <iostream>

// Ends the test unless both are equal.
#define CHECK_EQUAL(actual, expected)                                                         \
  do {                                                                                        \
    const auto& got = (actual);                                                               \
    const auto& wanted = (expected);                                                          \
    if (!(got == wanted)) {                                                                   \
      std::cerr << __FILE__ << ":" << __LINE__ << ": " #actual " is " << got << ", expected " \
                << wanted << "\n";                                                            \
      std::exit(1);                                                                           \
    }                                                                                         \
  } while (false)

#endif  // DOZOR_TESTS_CHECK_H_
